/** Whether a path belongs to the shop's API, its pictures or its content. Style sheets and scripts are files of the
 * page. */
export const isShopPath = (path: string): boolean =>
  /^\/(api|gvapi|json|html|images|content|assets\/components)\/(?!.*\.(css|js)$)/.test(path);
