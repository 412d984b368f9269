import 'server-only'

const DRIVE_HOST = 'drive.google.com'

/**
 * Spec §9 recognises a drive link by its host. Of text documents Google names the editor's address
 * instead, on another host; this one opens every kind of file.
 */
export const toDriveLink = (id: string, webViewLink: string | null | undefined): string =>
  webViewLink && new URL(webViewLink).hostname === DRIVE_HOST
    ? webViewLink
    : `https://${DRIVE_HOST}/file/d/${id}/view`
