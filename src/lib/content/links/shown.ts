export interface ResolvedLink {
  href: string
  label: string
}
