import { expect, test } from "vitest";
import { isAllowedAddress, listOf, parseNetwork } from "./network.ts";

test.each([
  ["10.0.0.0/8", "10.0.0.0", 8],
  ["192.168.0.1", "192.168.0.1", 32],
  ["0.0.0.0/0", "0.0.0.0", 0],
  ["fd00::/8", "fd00::", 8],
  ["::1", "::1", 128],
])("%s is a network", (text, address, prefix) => {
  const family = address.includes(":") ? "ipv6" : "ipv4";
  expect(parseNetwork(text)).toEqual({ address, prefix, family });
});

test.each([
  ...["10/8", "10.0/8", "010.0.0.0/8", "0x0a.0.0.0/8", "167772160/8", "10.0.0.0/33", "fd00::/129"],
  ...["10.0.0.0/8/8", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/1e1", "10.0.0.0/ 8", "/8", "", "loja.example/8"],
])("%s is none", (text) => {
  expect(parseNetwork(text)).toBeUndefined();
});

test.each([
  ["8.8.8.8", true],
  ["::ffff:8.8.8.8", true],
  ["::ffff:a00:1", false],
  ["64:ff9b::8.8.8.8", true],
  ["64:ff9b::a00:1", false],
  ["64:ff9b:0:1::808:808", false],
  ["2002:808:808::1", true],
  ["2002:a00:1::1", false],
  ["::8.8.8.8", false],
  ["2606:4700::1", true],
  ["2606:4700::1%eth-0.1", true],
  ["2001:db8::1", false],
  ["fe80::1%eth-0", false],
  ["010.0.0.1", false],
  ["8.8", false],
])("NS-027: %s may be sent to: %s", (address, allowed) => {
  expect(isAllowedAddress(address, listOf([]))).toBe(allowed);
});
