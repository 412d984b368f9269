import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { display, sans, sansExtended, sansRest } from '@/components/ui/fonts'
import { importMap } from './cms/importMap.js'
import './panel.css'

const FACES = [display, sans, sansRest, sansExtended]

/**
 * Without a draft, Payload's schedule dialog is preset to “Unpublish”. Pages of the site cannot be
 * unpublished (lib/content/versions.ts), so for them it becomes “Publish”.
 */
function replaceUnpublish({ name, args }: Parameters<ServerFunctionClient>[0]) {
  const isOfPage = name === 'schedule-publish' && args.global && args.type === 'unpublish'
  return { name, args: isOfPage ? { ...args, type: 'publish' } : args }
}

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...replaceUnpublish(args), config, importMap })
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
