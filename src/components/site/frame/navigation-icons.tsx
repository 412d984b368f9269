/**
 * The two icons of the top bar, as Lucide draws them. Every page loads the bar's script, which would
 * otherwise bring the whole library of icons along.
 */
function Icon({ path, className }: { path: string; className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} />
    </svg>
  )
}

export const MenuIcon = () => <Icon path="M4 5h16M4 12h16M4 19h16" className="size-[1.375rem]" />

/** Points upwards while the menu of its button is open. */
export const SubmenuIcon = () => (
  <Icon
    path="m6 9 6 6 6-6"
    className="size-4 transition-transform duration-(--dur-2) in-data-[state=open]:rotate-180"
  />
)
