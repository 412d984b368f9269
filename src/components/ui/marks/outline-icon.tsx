import type { SVGProps } from 'react'

/**
 * An icon drawn in our own code, in the style of the icon set: 24 units wide, outlined, decorative.
 */
export const OutlineIcon = (props: SVGProps<SVGSVGElement>) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  />
)
