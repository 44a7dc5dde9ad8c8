#!/usr/bin/env node
import { onOwnNode } from "./onOwnNode.ts";

await onOwnNode(new URL("../testing/testHost.ts", import.meta.url));
