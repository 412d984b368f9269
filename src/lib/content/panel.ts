/** Editors have no use for the tab that shows a row as the interface answers it. */
export const withoutApiTab = <T extends { admin?: object }>(config: T): T => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
})
