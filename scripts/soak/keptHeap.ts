/** Makes the function that tells the bytes that a process keeps when all garbage is collected, by its inspector. */
export async function keptHeap(inspector: string): Promise<{ read(): Promise<number>; close(): void }> {
  const socket = new WebSocket(inspector);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`${inspector} cannot be reached`)), {
      once: true,
    });
  });
  const waiting = new Map<number, (result: { usedSize: number }) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let count = 0;
  const call = (method: string) =>
    new Promise<{ usedSize: number }>((resolve) => {
      waiting.set(++count, resolve);
      socket.send(JSON.stringify({ id: count, method }));
    });
  return {
    read: async () => {
      await call("HeapProfiler.collectGarbage");
      return (await call("Runtime.getHeapUsage")).usedSize;
    },
    close: () => socket.close(),
  };
}
