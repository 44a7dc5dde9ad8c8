import { expect, test } from "vitest";
import { learnedKeys } from "./learnedKeys.ts";

test.each<[name: string, answer: { location?: string; body?: unknown }, parameter: string, key: unknown]>([
  [
    "the segment of Location behind the collection",
    { location: "https://any/v1/pets/7%20a/x" },
    "petId",
    "7 a",
  ],
  ["a field of the parameter's name", { body: { id: 1, petId: 2 } }, "petId", 2],
  ["written otherwise", { body: { id: 1, pet_id: 2 } }, "petId", 2],
  ["a field of its end", { body: { name: "Rex", id: 1 } }, "petId", 1],
  ["a usual key", { body: { size: 3, name: "rex" } }, "pet", "rex"],
  ["a record in an envelope", { body: { data: { pet: { id: 9 } } } }, "petId", 9],
  ["the first of a list", { body: [{ id: 4 }, { id: 5 }] }, "petId", 4],
  [
    "the first of a page, before what the page says of itself",
    { body: { id: "page", items: [{ id: 4 }] } },
    "petId",
    4,
  ],
  ["nothing", { body: { size: 3, id: "" }, location: "/owners/7" }, "petId", undefined],
])("the likeliest key is %s", (_, { location, body }, parameter, key) => {
  expect([...learnedKeys({ location, body }, parameter, "/v1/pets")][0]).toBe(key);
});
