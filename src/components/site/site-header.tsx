import { BrandLink } from './brand-link'

/** Lies clear over the night block every page with it begins with. */
export function SiteHeader({ name }: { name: string }) {
  return (
    <header className="on-night absolute inset-x-0 top-0 z-(--z-header)">
      <div className="wrap flex min-h-(--header-h) items-center">
        <BrandLink name={name} />
      </div>
    </header>
  )
}
