import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { useWords } from '@/components/site/words'
import { copyText } from '@/components/ui/copy-text'
import { THANKS_WORDS } from '@/lib/words/english/thanks'

/**
 * A button that copies the reference code. Without script the button is hidden, and one press on
 * the code selects the whole code.
 */
export function CopyReferenceButton({ reference }: { reference: string }) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null)
  const words = useWords('thanks', THANKS_WORDS)
  const Icon = isCopied ? Check : Copy
  return (
    <>
      <button
        type="button"
        onClick={async () => setIsCopied(await copyText(reference))}
        className={`noscript:hidden ${buttonStyles('line', 'sm')}`}
      >
        <Icon aria-hidden strokeWidth={1.75} className="size-4.5" />
        {isCopied ? words.copied : words.copy}
      </button>
      <span role="status" className={isCopied === false ? 'text-sm' : 'sr-only'}>
        {isCopied && words.copied}
        {isCopied === false && words.pressLong}
      </span>
    </>
  )
}
