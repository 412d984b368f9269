interface QuoteBlockProps {
  quote: string
  person: string
}

export const QuoteBlock = ({ quote, person }: QuoteBlockProps) => (
  <section className="my-[clamp(1.75rem,3.4vw,3.25rem)] on-night night-glow py-[clamp(3rem,6vw,5.5rem)] text-text forced-colors:border-y-2">
    <div className="wrap grid gap-x-(--gap) lg:grid-cols-12">
      <figure className="lg:col-span-9 lg:col-start-3">
        <blockquote className="font-serif text-[clamp(1.5rem,1.2rem+1.7vw,2.75rem)] leading-[1.2] font-[420] tracking-[-0.012em] -indent-[0.42em] whitespace-pre-line [text-wrap:pretty]">
          “{quote}”
        </blockquote>
        {person && (
          <figcaption className="flex items-center gap-2.5 pt-6 text-sm font-semibold before:h-3.5 before:w-2.5 before:flex-none before:rounded-[1.5px] before:bg-gold-400 before:content-['']">
            {person}
          </figcaption>
        )}
      </figure>
    </div>
  </section>
)
