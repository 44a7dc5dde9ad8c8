/** Of this package; `npm run release:version` writes it. */
export const VERSION = "1.0.0";
