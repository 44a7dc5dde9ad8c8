/** Branches, mappings and channels of one product in a request, and channels that it may have in all (NS-094). */
export const MAX_ENTRIES = 1000;
