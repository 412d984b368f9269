import { BrandMark } from '@/components/ui/marks/brand-mark'
import { getSiteSettings } from '@/features/site/server/data'
import { paths } from '@/lib/paths'

export async function NoAccess() {
  const { name } = await getSiteSettings()
  return (
    <main className="panel-not-yours">
      <div>
        <a href={paths.home} className="panel-logo">
          <BrandMark className="panel-mark" />
          <span>{name}</span>
        </a>
        <h1>The content is not open to your role</h1>
        <p>Ask an admin to change your role if you should edit the website.</p>
        <p>
          <a href={paths.portal.dashboard}>Back to the portal</a>
        </p>
      </div>
    </main>
  )
}
