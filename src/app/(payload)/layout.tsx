import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { displayFont, sansExtendedFont, sansFont, sansRestFont } from '@/components/ui/fonts'
import { checkPanelCall, isArgumentError, type PanelCall } from '@/lib/http/cms/server-functions'
import { noteFunctionReached } from '@/server/bridge/server-function'
import { importMap } from './cms/importMap.js'
import './panel.css'

const FACES = [displayFont, sansFont, sansRestFont, sansExtendedFont]

/**
 * Changes a scheduled “Unpublish” of a global into “Publish”. Payload's dialog may preset it, but
 * globals cannot be unpublished.
 */
function replaceUnpublish({ name, args }: PanelCall) {
  const isOfPage = name === 'schedule-publish' && args.global && args.type === 'unpublish'
  return { name, args: isOfPage ? { ...args, type: 'publish' } : args }
}

function readCall(call: unknown): PanelCall {
  const { name, args } = Object(call) as { name?: unknown; args?: unknown }
  return { name: String(name), args: Object(args) as PanelCall['args'] }
}

const serverFunction: ServerFunctionClient = async (given) => {
  'use server'
  noteFunctionReached()
  const call = readCall(given)
  try {
    await checkPanelCall(call, await headers())
    return await handleServerFunctions({ ...replaceUnpublish(call), config, importMap })
  } catch (error) {
    // `notFound` is Next's only way to refuse a server function with a status other than 500.
    if (isArgumentError(error)) notFound()
    throw error
  }
}

export default function CmsLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      htmlProps={{ className: FACES.map(({ variable }) => variable).join(' ') }}
    >
      {children}
    </RootLayout>
  )
}
