import module from 'node:module'

/** Packages in which every relative import names an ES module by its full file name. */
const ES_MODULES = /^(?:payload|@payloadcms\/[\w-]+|drizzle-orm|date-fns)\//

const isKnown = (file = '') => ES_MODULES.test(file.split('/node_modules/').at(-1) ?? '')

/*
 * Resolves relative imports within these packages without reading their package.json, which Node
 * parses again for each import: drizzle-orm's alone has 177 kB (decision 043). Import this file
 * before they are loaded. Does nothing on Node before 22.15.
 */
module.registerHooks?.({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context
    return /^\..*\.js$/.test(specifier) && conditions.includes('import') && isKnown(parentURL)
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context)
  },
})
