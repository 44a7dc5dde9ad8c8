import { expect, test } from "vitest";
import { Receiver } from "./profile/receiver.ts";

test("keeps what comes by path, answers as told, then 200", async () => {
  const receiver = new Receiver("http://127.0.0.1:0");
  try {
    const url = await receiver.urlOf("/loja");
    receiver.answerNext("/loja", { status: 500 }, { status: 302, headers: { location: "/outra" } });
    const send = (text: string) =>
      fetch(url, { method: "POST", body: text, redirect: "manual", headers: { "webhook-id": text } });
    const statuses = [(await send("a")).status, (await send("b")).status, (await send("c")).status];
    expect(statuses).toEqual([500, 302, 200]);
    const received = await receiver.waitFor("/loja", 3, 1000);
    expect(received.map(({ text, headers }) => [text, headers["webhook-id"]])).toEqual([
      ["a", "a"],
      ["b", "b"],
      ["c", "c"],
    ]);
    expect(receiver.received("/outra")).toEqual([]);
    const counted = await receiver.waitFor("/loja", 1, 1000, ({ text }) => text !== "a" && text !== "c");
    expect(counted.map(({ text }) => text)).toEqual(["b"]);
  } finally {
    await receiver.close();
  }
});

test("waits no longer than it is told", async () => {
  const receiver = new Receiver("http://127.0.0.1:0");
  await receiver.urlOf("/");
  expect(await receiver.waitFor("/", 1, 50)).toEqual([]);
  await receiver.close();
});
