/** Why a corpus address must be refused: `url` when it is registered and when it is sent to, `name` when its name is resolved. */
export type Refused = "url" | "name";

/** 127.0.0.1 in every notation of the URL standard, and other names for this machine and its networks. */
const LITERALS = [
  ...[
    "127.0.0.1",
    "127.0.0.1.",
    "127.1",
    "127.0.1",
    "2130706433",
    "0x7f000001",
    "0x7f.1",
    "0x7F.0x0.0x0.0x1",
  ],
  ...["0177.0.0.1", "0177.1", "017700000001", "127.000.000.001", "127.0.0.0x1", "127.255.255.254"],
  ...["１２７.0.0.1", "①②⑦.⓪.⓪.①", "127。0。0。1", "127.0.0%2e1", "%31%32%37.0.0.1"],
  ...["localhost", "LOCALHOST", "localhost.", "a.localhost", "ｌｏｃａｌｈｏｓｔ"],
  ...[
    "0.0.0.0",
    "0",
    "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1",
    "169.254.169.254",
    "0xa9fea9fe",
    "172.16.0.1",
  ],
  ...["172.31.255.255", "192.0.0.8", "192.0.2.1", "192.168.0.1", "192.168.1", "198.18.0.1", "198.51.100.7"],
  ...["203.0.113.9", "224.0.0.1", "240.0.0.1", "255.255.255.255"],
  ...["[::1]", "[0:0:0:0:0:0:0:1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::ffff:10.0.0.1]"],
  ...["[::127.0.0.1]", "[64:ff9b::127.0.0.1]", "[64:ff9b::a9fe:a9fe]", "[64:ff9b:1::1]", "[2002:7f00:1::]"],
  ...["[2002:a9fe:a9fe::1]", "[2001:0:1::1]", "[2001:db8::1]", "[3fff::1]", "[fc00::1]", "[fd12:3456::1]"],
  ...["[fe80::1]", "[fec0::1]", "[ff02::1]", "[100::1]", "[5f00::1]", "[4000::1]"],
];

/** Names and what the tests' resolver says of them. */
export const NAMES: Record<string, readonly string[]> = {
  "privado.example": ["127.0.0.1"],
  "rede.example": ["10.1.2.3"],
  "metadados.example": ["169.254.169.254"],
  "seis.example": ["::1"],
  "mapeado.example": ["::ffff:127.0.0.1"],
  "nat64.example": ["64:ff9b::7f00:1"],
  "seisparaquatro.example": ["2002:7f00:1::1"],
  "local.example": ["fe80::1%1"],
  "misto.example": ["93.184.215.14", "127.0.0.1"],
  "misto6.example": ["2606:2800:21f:cb07:6820:80da:af6b:8b2c", "::1"],
  "vazio.example": [],
  "absurdo.example": ["not an address"],
};

/** Addresses that nothing may be sent to; `port` is one on which this machine listens. */
export function refusedUrls(port: number): readonly (readonly [string, Refused])[] {
  const literals = LITERALS.map((host) => `http://${host}:${port}/`);
  const names = Object.keys(NAMES);
  return [
    ...[...literals, ...OTHERS].map((url) => [url, "url"] as const),
    ...names.map((name) => [`http://${name}:${port}/`, "name"] as const),
    [`https://privado.example.:${port}/`, "name"],
    [`HTTPS://PRIVADO.EXAMPLE:${port}/`, "name"],
  ];
}

/** User info, other schemes, other services' ports, and what is no address. */
const OTHERS = [
  ...[
    "http://u@loja.example/",
    "http://u:p@loja.example/",
    "http://:p@loja.example/",
    "http://@loja.example/",
  ],
  ...["http:\\\\u@loja.example/", "https://loja.example@127.0.0.1/", "https://127.0.0.1\\@loja.example/"],
  ...["ftp://loja.example/", "file:///etc/passwd", "gopher://loja.example/", "ws://loja.example/", "data:,x"],
  ...[
    "javascript:alert(1)",
    "unix:/run/s.sock",
    "//loja.example/",
    "loja.example",
    "",
    "http://",
    "http://.",
  ],
  ...[
    "http://[::1",
    "http://a b/",
    "http://1.2.3.256/",
    "http://loja.example:65536/",
    "http://loja.example:0/",
  ],
  ...[21, 22, 23, 25, 81, 110, 143, 445, 465, 587, 993, 1023].map((port) => `http://loja.example:${port}/`),
  ...[2375, 3306, 5432, 6379, 9200, 11211, 27017].map((port) => `https://loja.example:${port}/`),
];

/** Addresses that may be registered. */
export const ACCEPTED_URLS = [
  ...[
    "http://loja.example",
    "https://loja.example/eventos?loja=1#x",
    "HTTPS://LOJA.EXAMPLE/",
    "https://loja.example.:443/",
  ],
  ...[
    "http://93.184.215.14/",
    "https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/e",
    "http://1.1/",
    "http://[64:ff9b::808:808]/",
  ],
  ...[
    "https://loja.example:8443/",
    "http://loja.example:3000/",
    "http://loja.example:80/",
    "http://loja.example:443/",
  ],
  ...[
    "https://loja.example/u@p",
    "https://loja.example/?u@p",
    "https://açaí.example/",
    "https://loja.example:/",
  ],
];
