/** The address and the text of a link as visitors see it. */
export interface ShownLink {
  href: string
  label: string
}
