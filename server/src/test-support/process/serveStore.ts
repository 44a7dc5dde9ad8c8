import { refusing } from "../../contract/mensagem.ts";
import { Application, startServer } from "../../http/index.ts";
import { lojaContract } from "../../lojaContract.ts";
import { systemClock } from "../../platform/clock.ts";
import { openFiles } from "../../platform/files/openFiles.ts";
import { systemRandom } from "../../platform/random.ts";
import type { Services } from "../../platform/services.ts";
import { openDatabase } from "../../platform/storage/openDatabase.ts";

/**
 * Serves the loja's interface of the database of the first argument, with its files below the folder of the second, prints
 * its address, and ends with its input. With `die` as third argument it kills itself when a file is stored and its entry is not.
 */
const [, , url = "", dataDir = "", end = ""] = process.argv;
const db = await openDatabase(url);
const files = await openFiles({
  dataDir,
  filesUrl: `${dataDir}/arquivos`,
  s3Endpoint: undefined,
  s3Region: "",
});
if (end === "die") {
  const { put } = files.store;
  files.store.put = async (...file) => {
    await put(...file);
    process.kill(process.pid, "SIGKILL");
  };
}
const log = { debug() {}, info() {}, warn() {}, error: console.error };
const services = { db, clock: systemClock, random: systemRandom, files, log } as unknown as Services;
const application = new Application({ log, ...refusing });
application.bind(lojaContract(services, { demo: true, validateAnswers: true }));
const server = await startServer(application, { drainTime: 10 });
console.log(server.url);
for await (const _ of process.stdin);
await server.close();
await db.close();
