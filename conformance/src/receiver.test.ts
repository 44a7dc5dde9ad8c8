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
    const received = await receiver.waitFor("/loja", 1000, ({ length }) => length === 3);
    expect(received.map(({ text, headers }) => [text, headers["webhook-id"]])).toEqual([
      ["a", "a"],
      ["b", "b"],
      ["c", "c"],
    ]);
    expect(receiver.received("/outra")).toEqual([]);
  } finally {
    await receiver.close();
  }
});

test("waits no longer than it is told", async () => {
  const receiver = new Receiver("http://127.0.0.1:0");
  await receiver.urlOf("/");
  expect(await receiver.waitFor("/", 50, () => false)).toEqual([]);
  await receiver.close();
});
