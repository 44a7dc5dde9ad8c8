import { openDatabase } from "../../platform/storage/openDatabase.ts";

/** Opens the database named by the first argument, says so, and closes it when its input ends. */
try {
  const db = await openDatabase(process.argv[2]);
  console.log("open");
  for await (const _ of process.stdin);
  await db.close();
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
