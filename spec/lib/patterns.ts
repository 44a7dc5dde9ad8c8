const DAY = "[0-9]{4}-[0-9]{2}-[0-9]{2}";
const TIME = "[0-9]{2}:[0-9]{2}:[0-9]{2}";
const TAIL = "(?:\\.[0-9]{1,9})?(?:Z|[+-][0-9]{2}:[0-9]{2})?";
const END = `${DAY}(?:T${TIME})?`;

/**
 * What the published documents say of texts of requests for those who do not know our formats, or our rule that no text holds control
 * characters (NS-003): patterns that every text which is accepted matches. `\x09` and the like are read the same by the engines of
 * all languages.
 */
export const patterns = {
  formats: {
    "data-pedido": `^${DAY}(?: ${TIME}|T${TIME}${TAIL})?$`,
    periodo: `^${END}TO${END}$`,
  },
  line: "^[^\\x00-\\x1F]*$",
  freeText: "^[^\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F]*$",
} as const;
