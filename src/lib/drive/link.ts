import 'server-only'

const DRIVE_HOST = 'drive.google.com'

/**
 * Spec §9 recognises a Drive link by its host. For text documents Google's link has another host,
 * so we build one that opens every kind of file.
 */
export const toDriveLink = (id: string, webViewLink: string | null | undefined): string =>
  webViewLink && new URL(webViewLink).hostname === DRIVE_HOST
    ? webViewLink
    : `https://${DRIVE_HOST}/file/d/${id}/view`
