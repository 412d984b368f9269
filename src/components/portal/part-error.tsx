import { Button } from '@/components/ui/button'

interface PartErrorProps {
  /** What is missing, as a sentence. */
  text: string
  onRetry: () => void
  retrying: boolean
}

/** Shown instead of a part of a screen; LoadError replaces a whole screen. */
export const PartError = ({ text, onRetry, retrying }: PartErrorProps) => (
  <p role="alert" className="flex flex-wrap items-center gap-2 text-error">
    {text}
    <Button variant="line" onClick={onRetry} loading={retrying}>
      Try again
    </Button>
  </p>
)
