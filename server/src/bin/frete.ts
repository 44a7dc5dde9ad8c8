#!/usr/bin/env node
import { onOwnNode } from "./onOwnNode.ts";

await onOwnNode(new URL("../cli/frete.ts", import.meta.url));
