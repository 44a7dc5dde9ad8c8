import { soak } from "./soak/soak.ts";

/** `npm run soak -- [minutes] [sqlite|postgres]`: a server under steady load, and what is wrong with it; default: 15 minutes on SQLite. */
const [minutes = "15", engine = "sqlite"] = process.argv.slice(2);
if (!(Number(minutes) > 0) || (engine !== "sqlite" && engine !== "postgres")) {
  console.error("write npm run soak -- MINUTES sqlite, or postgres");
  process.exit(2);
}
const { figures, wrong } = await soak(engine, Number(minutes) * 60, (line) => console.error(line));
console.log(figures);
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length > 0 ? 1 : 0;
