import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "koa";

const compress = promisify(gzip);

/** What is sent under one address, made when it is first asked for. */
export type Asset = (ctx: Context) => Promise<void>;

/** Made, compressed and named once. */
interface Made {
  readonly plain: Buffer;
  readonly packed: Buffer;
  readonly etag: string;
}

/**
 * A text under one address, compressed for those who take that, and not sent again to those who have it.
 *
 * @param type media type
 * @param make the text; asked for once in the life of a process
 */
export function asset(type: string, make: () => string | Promise<string>): Asset {
  let made: Promise<Made> | undefined;
  const prepare = async (): Promise<Made> => {
    const plain = Buffer.from(await make());
    const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
    return { plain, packed: await compress(plain), etag };
  };
  return async (ctx) => {
    made ??= prepare();
    const { plain, packed, etag } = await made;
    ctx.status = 200;
    ctx.type = type;
    ctx.vary("Accept-Encoding");
    ctx.etag = etag;
    ctx.set("Cache-Control", "no-cache");
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const isPacked = ctx.acceptsEncodings("gzip", "identity") === "gzip";
    if (isPacked) ctx.set("Content-Encoding", "gzip");
    ctx.body = isPacked ? packed : plain;
  };
}
