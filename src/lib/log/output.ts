/** Under it the bundles of a process share where the log goes; tests put theirs there first. */
export const LOG_OUTPUT = Symbol.for('movement.log-output')
