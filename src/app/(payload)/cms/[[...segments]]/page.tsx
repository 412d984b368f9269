import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getSiteSettings } from '@/features/site/server/data'
import { can } from '@/lib/access'
import { findActor } from '@/lib/http/route'
import { paths } from '@/lib/paths'
import { NoAccess } from '../../panel/no-access'
import { importMap } from '../importMap.js'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ title, ...rest }, { name }] = await Promise.all([
    generatePageMetadata({ config, ...props }),
    getSiteSettings(),
  ])
  return { ...rest, title: `${title ?? 'Content'} | ${name}`, openGraph: null }
}

export default async function CmsPage(props: Props) {
  // Payload would refuse people without a second factor or permission, but not say what to do.
  const actor = await findActor(await headers())
  if (actor?.lacksFactor) redirect(paths.portal.dashboard)
  if (actor && !can(actor, 'content.write')) return <NoAccess />
  return RootPage({ config, importMap, ...props })
}
