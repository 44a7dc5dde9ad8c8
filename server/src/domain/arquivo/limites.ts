/** Largest file in bytes, itself allowed (LIM-001, NS-018). */
export const MAX_FILE_BYTES = 2_097_152;
/** Files of one conversation, and so of one form (LIM-002). */
export const MAX_FILES = 5;
/** Longest text field of a form in bytes: 2000 characters take at most 8000. */
export const MAX_FIELD_BYTES = 16 * 1024;
/** Parts of one form, files and fields. */
export const MAX_PARTS = 32;
