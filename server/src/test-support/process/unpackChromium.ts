import { join } from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";

/** Unpacks the browser of @sparticuz/chromium, its fonts and the libraries it needs into the folder given. */
const [archives, folder] = process.argv.slice(2) as [string, string];
// The package unpacks into the folder for temporary files.
process.env.TMPDIR = folder;
await chromium.executablePath(archives);
await inflate(join(archives, "al2023.tar.br"));
