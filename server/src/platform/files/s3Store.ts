import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import pLimit from "p-limit";
import { StorageError } from "../storage/storageError.ts";
import type { FileStore } from "./fileStore.ts";

/** Where an S3-compatible service keeps the files. Credentials come from the environment, as for every tool of AWS. */
export interface S3Location {
  bucket: string;
  /** Put before every key; empty or with a slash at its end. */
  prefix: string;
  /** Address of the service when it is not AWS itself. */
  endpoint: string | undefined;
  region: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** Keeps files in a bucket of any service that speaks S3. */
export function s3Store({ bucket, prefix, endpoint, region, credentials }: S3Location): FileStore {
  const client = new S3Client({
    region,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 15_000 },
    // Checksums in trailers are an extension that services other than AWS do not know.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
  });
  // 16 files of 2 MiB are in memory at most.
  const inTurn = pLimit(16);
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  return {
    put: (key, path, type) =>
      inTurn(() =>
        guarded(async () => {
          // As a whole and not as a stream, so that it can be sent once more.
          const Body = await readFile(path);
          await client.send(new PutObjectCommand({ ...at(key), Body, ContentType: type }));
        }),
      ),
    get: (key) =>
      guarded(async () => {
        try {
          const { Body } = await client.send(new GetObjectCommand(at(key)));
          return Body as Readable;
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }
      }),
    remove: (key) =>
      guarded(async () => {
        await client.send(new DeleteObjectCommand(at(key)));
      }),
    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
      try {
        for await (const { Contents = [] } of pages)
          for (const { Key = "", LastModified } of Contents)
            yield { key: Key.slice(prefix.length), storedAt: LastModified?.getTime() ?? Date.now() };
      } catch (error) {
        throw failure(error);
      }
    },
    close: () => client.destroy(),
  };
}

/** @throws StorageError `unavailable` */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failure(error);
  }
}

const failure = (cause: unknown) => new StorageError("unavailable", "the storage of files failed", { cause });
