import { VIEWER_CSS } from "./docsFiles.ts";

/** A document that the viewer shows. */
export interface ViewerSource {
  readonly title: string;
  /** In addresses. */
  readonly slug: string;
  readonly url: string;
}

/** Nothing that asks another host for anything, or leads people to its makers' services; as light as the pages around it. */
const QUIET = {
  ...{ withDefaultFonts: false, telemetry: false, hideClientButton: true, showDeveloperTools: "never" },
  ...{ agent: { disabled: true }, mcp: { disabled: true }, documentDownloadType: "none", persistAuth: false },
  ...{ forceDarkModeState: "light", hideDarkModeToggle: true },
};

/**
 * What the viewer is started with.
 *
 * @param language BCP 47, of its own words
 * @param tokens by security scheme, to try operations out with; without them nothing can be sent
 */
export function viewerConfiguration(
  language: string,
  sources: readonly ViewerSource[],
  tokens?: Readonly<Record<string, string>>,
): object {
  const schemes = Object.entries(tokens ?? {}).map(([scheme, token]) => [scheme, { token }]);
  return {
    ...QUIET,
    customCss: VIEWER_CSS,
    localization: { locale: language.split("-")[0] },
    sources,
    ...(tokens
      ? { authentication: { securitySchemes: Object.fromEntries(schemes) } }
      : { hideTestRequestButton: true }),
  };
}
