import module from 'node:module'

/** Packages in which every relative import names an ES module by its full file name. */
const ES_MODULES = /^(?:payload|@payloadcms\/[\w-]+|drizzle-orm|date-fns)\//

const isKnown = (file = '') => ES_MODULES.test(file.split('/node_modules/').at(-1) ?? '')

/**
 * Resolved imports of `drizzle-orm` and its subpaths. Which file imports them does not matter,
 * because there is only one copy of the package.
 */
const found = new Map()

/* Import this file first. Without it, Node parses a package's package.json again for each
   import, and drizzle-orm's has 177 kB (decision 043). Does nothing in a Node without
   `registerHooks`. */
module.registerHooks?.({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context
    if (!conditions.includes('import')) return next(specifier, context)
    if (/^drizzle-orm(?:\/|$)/.test(specifier)) {
      if (!found.has(specifier)) {
        found.set(specifier, { ...next(specifier, context), shortCircuit: true })
      }
      return found.get(specifier)
    }
    return /^\..*\.js$/.test(specifier) && isKnown(parentURL)
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context)
  },
})
