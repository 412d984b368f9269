import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { copyText } from '@/components/ui/copy-text'
import { paths } from '@/lib/paths'

export interface ShareFormProps {
  form: { name: string; slug: string }
}

/**
 * A button that opens the device's share menu; where there is none, it copies the form's address.
 */
export function ShareForm({ form: { name, slug } }: ShareFormProps) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null)
  const [url, setUrl] = useState('')
  const Icon = isCopied ? Check : Share2

  async function share() {
    const url = new URL(paths.form(slug), location.href).href
    setUrl(url)
    if (!navigator.share) return setIsCopied(await copyText(url))
    // The call fails when the visitor closes the share menu; that is not an error.
    await navigator.share({ title: name, url }).catch(() => {})
  }
  return (
    <>
      <button type="button" onClick={share} className={buttonStyles('line', 'sm')}>
        <Icon aria-hidden strokeWidth={1.75} className="size-4.5" />
        {isCopied ? 'Link copied' : 'Share the form'}
      </button>
      <span role="status" className={isCopied === false ? 'text-sm wrap-anywhere' : 'sr-only'}>
        {isCopied && 'Link copied'}
        {isCopied === false && url}
      </span>
    </>
  )
}
