import { readdir } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { startS3 } from "../platform/files/s3Server.testing.ts";
import { insertChatLojas } from "./chat.testing.ts";
import { eachDatabase } from "./databases.ts";
import { type LojaServer, lojaServer } from "./lojaServer.testing.ts";

/** What a suite about files works with. */
export interface FileSuite {
  readonly server: LojaServer;
  /** Ends the service that speaks S3; undefined when files are in a folder. */
  readonly closeS3: (() => Promise<void>) | undefined;
  /** The listed files of an order. */
  // biome-ignore lint/suspicious/noExplicitAny: as in every answer of a test
  list(numeroPedido: string): Promise<any>;
  download(url: string, token?: string): Promise<Response>;
}

/**
 * Runs a suite on both databases, with files in a folder and in a service that speaks S3. After every test no error was logged
 * and no temporary file is left.
 */
export function eachFileStorage(suite: (at: FileSuite) => void): void {
  eachDatabase((_name, open) => {
    describe.each(["folder", "s3"] as const)("%s", (storage) => {
      let server: LojaServer;
      let s3: Awaited<ReturnType<typeof startS3>> | undefined;
      const closeS3 = async () => {
        await s3?.close();
        s3 = undefined;
      };
      beforeAll(async () => {
        const db = await open();
        await insertChatLojas(db);
        s3 = storage === "s3" ? await startS3() : undefined;
        const where = s3 ? { filesUrl: "s3://arquivos/loja", s3Endpoint: s3.endpoint } : {};
        server = await lojaServer(db, undefined, where);
      });
      afterAll(async () => {
        await server.close();
        await closeS3();
      });
      afterEach(async () => {
        expect(server.errors).toEqual([]);
        await expect.poll(() => readdir(server.files.incoming).catch(() => [])).toEqual([]);
      });
      suite({
        get server() {
          return server;
        },
        closeS3: storage === "s3" ? closeS3 : undefined,
        list: async (numero) => {
          const { status, body } = await server.call("GET", `/pedido/${numero}/anexos`);
          expect(status).toBe(200);
          return body.anexos;
        },
        download: (url, token = "frete_api_demo1") =>
          fetch(`${server.url}/arquivos/${url}`, { headers: { Authorization: `Bearer ${token}` } }),
      });
    });
  });
}
