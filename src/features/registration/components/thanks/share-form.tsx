import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { useWords } from '@/components/site/words'
import { copyText } from '@/components/ui/copy-text'
import type { PublicForm } from '@/features/forms/schema'
import { withLanguageParameter } from '@/lib/languages'
import { sitePaths } from '@/lib/site-paths'
import { THANKS_WORDS } from '@/lib/words/english/thanks'

export interface ShareFormProps {
  form: Pick<PublicForm, 'name' | 'slug' | 'lang'>
}

/**
 * A button that opens the device's share menu, or copies the form's URL when there is no such menu.
 */
export function ShareFormButton({ form: { name, slug, lang } }: ShareFormProps) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null)
  const [url, setUrl] = useState('')
  const words = useWords('thanks', THANKS_WORDS)
  const Icon = isCopied ? Check : Share2

  async function share() {
    const url = new URL(withLanguageParameter(sitePaths.form(slug), lang), location.href).href
    setUrl(url)
    if (!navigator.share) return setIsCopied(await copyText(url))
    // The call also fails when the visitor closes the share menu, which is not an error.
    await navigator.share({ title: name, url }).catch(() => {})
  }
  return (
    <>
      <button type="button" onClick={share} className={buttonStyles('line', 'sm')}>
        <Icon aria-hidden strokeWidth={1.75} className="size-4.5" />
        {isCopied ? words.linkCopied : words.share}
      </button>
      <span role="status" className={isCopied === false ? 'text-sm wrap-anywhere' : 'sr-only'}>
        {isCopied && words.linkCopied}
        {isCopied === false && url}
      </span>
    </>
  )
}
