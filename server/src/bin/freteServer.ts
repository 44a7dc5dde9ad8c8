#!/usr/bin/env node
import { onOwnNode } from "./onOwnNode.ts";

await onOwnNode(new URL("../start.ts", import.meta.url));
