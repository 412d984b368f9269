/** The address and the text of a link as visitors see it. */
export interface ResolvedLink {
  href: string
  label: string
}
