// Preloaded by a reference server: it ends with the process that started it, however that ended, and takes its data along.
import { rmSync } from "node:fs";

if (process.channel) {
  process.once("disconnect", () => {
    const { FRETE_DATA_DIR } = process.env;
    if (FRETE_DATA_DIR) rmSync(FRETE_DATA_DIR, { recursive: true, force: true, maxRetries: 3 });
    process.exit();
  });
  process.channel.unref();
}
