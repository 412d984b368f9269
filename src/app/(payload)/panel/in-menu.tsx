import { PostButton } from '@/components/panel/press'
import { isPageInMenu } from '@/features/site/server/menu'
import { paths } from '@/lib/paths'

export async function InMenu({ id }: { id?: number | string }) {
  if (id === undefined) return null
  return (
    <div className="field-type">
      <p className="field-label">Menu</p>
      {(await isPageInMenu(Number(id))) ? (
        <p>
          It is in the menu. Its place there:{' '}
          <a href={paths.cmsGlobal('site-settings')}>Site settings</a>
        </p>
      ) : (
        <PostButton
          label="Add to the menu"
          address={paths.api.pageInMenu(Number(id))}
          done="It is in the menu. Visitors see it once the page is published."
        />
      )}
    </div>
  )
}
