import 'server-only'
import { type Language, SOURCE_LANGUAGE } from '../languages'

export interface MailMessage {
  subject: string
  html: string
  text: string
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark)

export const linesToHtml = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

/** Styles are inline, because some mail programs ignore style sheets. */
const P = 'margin:0 0 16px;font-size:16px;line-height:1.5;color:#14173a;overflow-wrap:anywhere'
export const SMALL_PRINT_STYLE = 'font-size:14px;line-height:1.5;color:#5d6184'

export const paragraphOfHtml = (html: string) => `<p style="${P}">${html}</p>`
export const paragraph = (text: string) => paragraphOfHtml(linesToHtml(text))

export const smallPrintOfHtml = (html: string) =>
  `<p style="margin:24px 0 0;${SMALL_PRINT_STYLE}">${html}</p>`
export const smallPrint = (text: string) => smallPrintOfHtml(linesToHtml(text))

/** Returns the HTML of an email. `heading` is escaped; `parts` must be HTML already. */
export const mailFrame = (
  heading: string,
  parts: readonly string[],
  lang: Language = SOURCE_LANGUAGE,
) => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f3f1ec;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:12px;border-top:4px solid #f9b93b">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;color:#14173a;overflow-wrap:anywhere">${escapeHtml(heading)}</h1>
${parts.join('\n')}
</div></body></html>`
