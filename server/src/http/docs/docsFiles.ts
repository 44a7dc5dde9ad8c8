/** Starts the viewer with what the page says; paths of servers are of the host that the page came from. */
export const DOCS_SCRIPT = `"use strict";
const configuration = JSON.parse(document.getElementById("docs-configuration").textContent);
Scalar.createApiReference("#docs-reference", { ...configuration, baseServerURL: location.origin });
`;

/** The viewer has no colours of its own that are dark enough on white for small texts (WCAG 1.4.3). */
export const VIEWER_CSS = `
.light-mode { --scalar-color-1: #1b1b1b; --scalar-color-2: #4a4a4a; --scalar-color-3: #595959; --scalar-color-accent: #0b57a4;
  --scalar-color-green: #0a6b3d; --scalar-color-blue: #0b57a4; --scalar-color-orange: #9a4a00; --scalar-color-red: #b3261e;
  --scalar-color-purple: #5b3fa8; --scalar-color-yellow: #7a5b00; --scalar-sidebar-color-2: #4a4a4a; }
.dark-mode { --scalar-color-red: #ff9a91; }
`;

export const DOCS_CSS = `
:root { --docs-bar: 3rem; --scalar-custom-header-height: var(--docs-bar); color: #1b1b1b; background: #fff; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
.docs-bar { position: sticky; top: 0; z-index: 20; box-sizing: border-box; height: var(--docs-bar); padding: 0 1rem; display: flex; gap: 0 1.25rem;
  align-items: center; background: #fff; border-bottom: 1px solid #d9d9d9; font-size: 0.875rem; white-space: nowrap; overflow-x: auto; }
.docs-bar a { color: #0b57a4; padding: 0.75rem 0.375rem; }
.docs-bar .docs-title { color: inherit; font-weight: 600; text-decoration: none; margin-right: auto; }
.docs-bar a[aria-current] { color: inherit; text-decoration: none; font-weight: 600; }
.docs-bar a:focus-visible { outline: 2px solid #0b57a4; outline-offset: -2px; }
@media (max-width: 40rem) { .docs-bar { gap: 0 0.5rem; padding: 0 0.5rem; } .docs-bar .docs-title { padding-right: 0; }
  .docs-bar .docs-document { display: none; } }
.docs-text { max-width: 60rem; margin: 0 auto; padding: 1rem; }
.docs-text h1 { font-size: 1.5rem; }
.docs-text h2 { font-size: 1.25rem; margin: 1.75rem 0 0.25rem; }
.docs-text h3 { font-size: 1rem; margin: 1.5rem 0 0.25rem; }
.docs-text h2, .docs-text h3 { scroll-margin-top: calc(var(--docs-bar) + 0.5rem); }
.docs-text p { margin: 0.25rem 0; overflow-wrap: anywhere; }
.docs-text a { color: #0b57a4; }
.docs-text small { color: #595959; font-weight: normal; }
.docs-text :target { background: #fff3c4; }
`;
