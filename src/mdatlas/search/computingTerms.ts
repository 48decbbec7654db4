/** Words of computing in Chinese that dictionaries of the common language part into single characters. */

const SIMPLIFIED =
  "组件 数组 插槽 插件 路由 表单 绑定 挂载 缓存 泛型 模块 构建 调试 线程 协程 闭包 遍历 主键 外键 回调 调用 鉴权 解密 上传 加载 端口 链接 锚点 图标 弹窗 跨域 单例 " +
  "材质 贴图 网格 镜像 网关 限流 分页 校验 源码 文档 插值 节流 防抖 传值 传参 透传 元组 哈希 散列 克隆 解构 轮询 重试 超时 熔断 断点 沙箱 灰度 回滚 嵌套 递归 重载 重写 " +
  "多态 封装 转义 图层 音频 光标 拖拽 缩放 读档 关卡"
const TRADITIONAL = "載入 掛載 綁定 表單 回呼 上傳 套件 分頁 建置 調用"

/** Terms of two characters. */
export const COMPUTING_TERMS: ReadonlySet<string> = new Set(`${SIMPLIFIED} ${TRADITIONAL}`.split(" "))
