'use client'

import { useCollapsible, useRowLabel } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { contentRowTitle } from '@/lib/content/walk'
import { useLinkTitle } from './link-titles'

type Row = Record<string, unknown>

/** Opens a new row, which Payload adds collapsed. A row without title and link counts as new. */
function useOpenWhenNew(isNew: boolean) {
  const { isCollapsed, toggle } = useCollapsible()
  const isDone = useRef(!isNew)
  useEffect(() => {
    if (isDone.current || !isCollapsed) return
    isDone.current = true
    toggle?.()
  }, [isCollapsed, toggle])
}

export function RowTitle({ noun }: { noun: string }) {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const linked = useLinkTitle(data?.to)
  const title = contentRowTitle(data) ?? linked
  useOpenWhenNew(title === undefined && !data?.to)
  return <span className="panel-row-title">{title ?? `${noun} ${rowNumber + 1}`}</span>
}

export function BlockTitle({ noun }: { noun: string }) {
  const { data } = useRowLabel<Row>()
  const linked = useLinkTitle(data?.to)
  const title = contentRowTitle(data) ?? linked
  return <span className="panel-row-title">{title ? `${noun}: ${title}` : noun}</span>
}
