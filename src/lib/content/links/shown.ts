/** A link as visitors see it. */
export interface ShownLink {
  href: string
  label: string
}
