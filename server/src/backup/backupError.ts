/** Why a backup was not made, is not whole, or was not restored: a sentence for the person at the terminal. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
