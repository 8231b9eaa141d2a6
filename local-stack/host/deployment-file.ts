/** The file in which a build describes its configuration, all of which is in its scripts as well. */
export const DEPLOYMENT_FILE = 'deployment.json';
